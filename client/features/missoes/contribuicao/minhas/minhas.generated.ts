/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../gql/types';

import { useQuery, type SkipToken, useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MinhasContribuicoesQueryVariables = Exact<{
  ano?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type MinhasContribuicoesQuery = { minhasContribuicoes: { totalCount: number, soma: string | null, anos: Array<number>, nodes: Array<{ tipo: string, uuid: string, data: string, valor: string, nomeCampanha: string | null, nomeMeio: string | null, numeroRecibo: number | null, estornado: boolean }>, meses: Array<{ mes: string, soma: string, quantidade: number }> }, ofertar: { recebedor: { igreja: string } | null } };

export type EmitirMeuComprovanteMutationVariables = Exact<{
  ano: number;
}>;


export type EmitirMeuComprovanteMutation = { emitirMeuComprovante: { id: number, uuid: string } };


export const MinhasContribuicoesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MinhasContribuicoes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ano"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minhasContribuicoes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ano"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ano"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tipo"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"data"}},{"kind":"Field","name":{"kind":"Name","value":"valor"}},{"kind":"Field","name":{"kind":"Name","value":"nomeCampanha"}},{"kind":"Field","name":{"kind":"Name","value":"nomeMeio"}},{"kind":"Field","name":{"kind":"Name","value":"numeroRecibo"}},{"kind":"Field","name":{"kind":"Name","value":"estornado"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"soma"}},{"kind":"Field","name":{"kind":"Name","value":"meses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mes"}},{"kind":"Field","name":{"kind":"Name","value":"soma"}},{"kind":"Field","name":{"kind":"Name","value":"quantidade"}}]}},{"kind":"Field","name":{"kind":"Name","value":"anos"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ofertar"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recebedor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"igreja"}}]}}]}}]}}]} as unknown as DocumentNode<MinhasContribuicoesQuery, MinhasContribuicoesQueryVariables>;
export const EmitirMeuComprovanteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EmitirMeuComprovante"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ano"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"emitirMeuComprovante"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ano"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ano"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}}]}}]}}]} as unknown as DocumentNode<EmitirMeuComprovanteMutation, EmitirMeuComprovanteMutationVariables>;
export const useMinhasContribuicoesQuery = (options?: useQuery.Options<MinhasContribuicoesQuery, MinhasContribuicoesQueryVariables> | SkipToken): useQuery.Result<MinhasContribuicoesQuery, MinhasContribuicoesQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(MinhasContribuicoesDocument, options as never) as never
export const useEmitirMeuComprovanteMutation = (options?: useMutation.Options<EmitirMeuComprovanteMutation, EmitirMeuComprovanteMutationVariables>): useMutation.ResultTuple<EmitirMeuComprovanteMutation, EmitirMeuComprovanteMutationVariables> => useMutation(EmitirMeuComprovanteDocument, options as never) as never