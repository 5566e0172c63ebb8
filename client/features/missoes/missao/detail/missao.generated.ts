/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../gql/types';

import { useQuery, type SkipToken } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MissaoDetalheQueryVariables = Exact<{
  id: string | number;
}>;


export type MissaoDetalheQuery = { missao: { id: number, uuid: string, nomeMissao: string, descricao: string | null, localMissao: string | null, dataInicio: string | null, dataFim: string | null, liderAConfirmar: boolean | null, statusMissao: string, quantidadeMembros: number, createdAt: string, updatedAt: string, excluidoEm: string | null, acoesPermitidas: Array<string>, responsavel: { id: number, uuid: string, name: string, fotoUrl: string | null, semAcesso: boolean | null } | null } };


export const MissaoDetalheDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MissaoDetalhe"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"missao"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"nomeMissao"}},{"kind":"Field","name":{"kind":"Name","value":"descricao"}},{"kind":"Field","name":{"kind":"Name","value":"localMissao"}},{"kind":"Field","name":{"kind":"Name","value":"dataInicio"}},{"kind":"Field","name":{"kind":"Name","value":"dataFim"}},{"kind":"Field","name":{"kind":"Name","value":"responsavel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"fotoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"semAcesso"}}]}},{"kind":"Field","name":{"kind":"Name","value":"liderAConfirmar"}},{"kind":"Field","name":{"kind":"Name","value":"statusMissao"}},{"kind":"Field","name":{"kind":"Name","value":"quantidadeMembros"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]}}]} as unknown as DocumentNode<MissaoDetalheQuery, MissaoDetalheQueryVariables>;
export const useMissaoDetalheQuery = (options: useQuery.Options<MissaoDetalheQuery, MissaoDetalheQueryVariables> | SkipToken): useQuery.Result<MissaoDetalheQuery, MissaoDetalheQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(MissaoDetalheDocument, options as never) as never