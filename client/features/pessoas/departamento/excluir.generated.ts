/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types';

import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ExcluirDepartamentoMutationVariables = Exact<{
  id: string | number;
}>;


export type ExcluirDepartamentoMutation = { excluirDepartamento: { message: string } };

export type RestaurarDepartamentoMutationVariables = Exact<{
  id: string | number;
}>;


export type RestaurarDepartamentoMutation = { restaurarDepartamento: { id: number, uuid: string, excluidoEm: string | null, acoesPermitidas: Array<string> } };


export const ExcluirDepartamentoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExcluirDepartamento"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"excluirDepartamento"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ExcluirDepartamentoMutation, ExcluirDepartamentoMutationVariables>;
export const RestaurarDepartamentoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestaurarDepartamento"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restaurarDepartamento"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]}}]} as unknown as DocumentNode<RestaurarDepartamentoMutation, RestaurarDepartamentoMutationVariables>;
export const useExcluirDepartamentoMutation = (options?: useMutation.Options<ExcluirDepartamentoMutation, ExcluirDepartamentoMutationVariables>): useMutation.ResultTuple<ExcluirDepartamentoMutation, ExcluirDepartamentoMutationVariables> => useMutation(ExcluirDepartamentoDocument, options as never) as never
export const useRestaurarDepartamentoMutation = (options?: useMutation.Options<RestaurarDepartamentoMutation, RestaurarDepartamentoMutationVariables>): useMutation.ResultTuple<RestaurarDepartamentoMutation, RestaurarDepartamentoMutationVariables> => useMutation(RestaurarDepartamentoDocument, options as never) as never