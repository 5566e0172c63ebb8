/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types';

import { useQuery, type SkipToken } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ManutencoesDoPatrimonioQueryVariables = Exact<{
  idPatrimonio: string | number;
}>;


export type ManutencoesDoPatrimonioQuery = { manutencoesPatrimonio: { totalCount: number, nodes: Array<{ id: number, uuid: string, dataManutencao: string, valorManutencao: string, statusManutencao: string, descricaoManutencao: string | null, acoesPermitidas: Array<string>, patrimonio: { id: number, uuid: string, nomePatrimonio: string } | null }> } };


export const ManutencoesDoPatrimonioDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ManutencoesDoPatrimonio"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idPatrimonio"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"manutencoesPatrimonio"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"filtro"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"idPatrimonio"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idPatrimonio"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"dataManutencao"}},{"kind":"Field","name":{"kind":"Name","value":"valorManutencao"}},{"kind":"Field","name":{"kind":"Name","value":"statusManutencao"}},{"kind":"Field","name":{"kind":"Name","value":"descricaoManutencao"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}},{"kind":"Field","name":{"kind":"Name","value":"patrimonio"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"nomePatrimonio"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<ManutencoesDoPatrimonioQuery, ManutencoesDoPatrimonioQueryVariables>;
export const useManutencoesDoPatrimonioQuery = (options: useQuery.Options<ManutencoesDoPatrimonioQuery, ManutencoesDoPatrimonioQueryVariables> | SkipToken): useQuery.Result<ManutencoesDoPatrimonioQuery, ManutencoesDoPatrimonioQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(ManutencoesDoPatrimonioDocument, options as never) as never