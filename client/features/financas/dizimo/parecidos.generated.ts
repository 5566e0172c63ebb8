/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types';

import { useQuery, type SkipToken } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type DizimosParecidosQueryVariables = Exact<{
  dataDizimo: string;
  linhas: Array<Types.LinhaParecidaInput> | Types.LinhaParecidaInput;
  idCliente?: number | null | undefined;
}>;


export type DizimosParecidosQuery = { dizimosParecidos: Array<{ linha: number, dizimo: { id: number, uuid: string, valorDizimo: string, dataDizimo: string, membro: { id: number, uuid: string, name: string } | null } }> };


export const DizimosParecidosDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DizimosParecidos"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"dataDizimo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateOnly"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"linhas"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LinhaParecidaInput"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idCliente"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dizimosParecidos"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"dataDizimo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"dataDizimo"}}},{"kind":"Argument","name":{"kind":"Name","value":"linhas"},"value":{"kind":"Variable","name":{"kind":"Name","value":"linhas"}}},{"kind":"Argument","name":{"kind":"Name","value":"idCliente"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idCliente"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"linha"}},{"kind":"Field","name":{"kind":"Name","value":"dizimo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"membro"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"valorDizimo"}},{"kind":"Field","name":{"kind":"Name","value":"dataDizimo"}}]}}]}}]}}]} as unknown as DocumentNode<DizimosParecidosQuery, DizimosParecidosQueryVariables>;
export const useDizimosParecidosQuery = (options: useQuery.Options<DizimosParecidosQuery, DizimosParecidosQueryVariables> | SkipToken): useQuery.Result<DizimosParecidosQuery, DizimosParecidosQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(DizimosParecidosDocument, options as never) as never