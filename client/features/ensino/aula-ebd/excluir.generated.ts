/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types';

import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ExcluirAulaEbdMutationVariables = Exact<{
  id: string | number;
}>;


export type ExcluirAulaEbdMutation = { excluirAulaEBD: { message: string } };

export type RestaurarAulaEbdMutationVariables = Exact<{
  id: string | number;
  confirmacoes?: Array<string> | string | null | undefined;
}>;


export type RestaurarAulaEbdMutation = { restaurarAulaEBD: { id: number, uuid: string, excluidoEm: string | null, acoesPermitidas: Array<string> } };


export const ExcluirAulaEbdDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExcluirAulaEbd"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"excluirAulaEBD"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ExcluirAulaEbdMutation, ExcluirAulaEbdMutationVariables>;
export const RestaurarAulaEbdDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestaurarAulaEbd"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"confirmacoes"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restaurarAulaEBD"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"confirmacoes"},"value":{"kind":"Variable","name":{"kind":"Name","value":"confirmacoes"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]}}]} as unknown as DocumentNode<RestaurarAulaEbdMutation, RestaurarAulaEbdMutationVariables>;
export const useExcluirAulaEbdMutation = (options?: useMutation.Options<ExcluirAulaEbdMutation, ExcluirAulaEbdMutationVariables>): useMutation.ResultTuple<ExcluirAulaEbdMutation, ExcluirAulaEbdMutationVariables> => useMutation(ExcluirAulaEbdDocument, options as never) as never
export const useRestaurarAulaEbdMutation = (options?: useMutation.Options<RestaurarAulaEbdMutation, RestaurarAulaEbdMutationVariables>): useMutation.ResultTuple<RestaurarAulaEbdMutation, RestaurarAulaEbdMutationVariables> => useMutation(RestaurarAulaEbdDocument, options as never) as never