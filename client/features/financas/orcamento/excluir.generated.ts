/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types';

import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ExcluirOrcamentoMutationVariables = Exact<{
  id: string | number;
}>;


export type ExcluirOrcamentoMutation = { excluirOrcamento: { message: string } };

export type RestaurarOrcamentoMutationVariables = Exact<{
  id: string | number;
}>;


export type RestaurarOrcamentoMutation = { restaurarOrcamento: { id: number, uuid: string, excluidoEm: string | null, acoesPermitidas: Array<string> } };


export const ExcluirOrcamentoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExcluirOrcamento"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"excluirOrcamento"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ExcluirOrcamentoMutation, ExcluirOrcamentoMutationVariables>;
export const RestaurarOrcamentoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestaurarOrcamento"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restaurarOrcamento"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]}}]} as unknown as DocumentNode<RestaurarOrcamentoMutation, RestaurarOrcamentoMutationVariables>;
export const useExcluirOrcamentoMutation = (options?: useMutation.Options<ExcluirOrcamentoMutation, ExcluirOrcamentoMutationVariables>): useMutation.ResultTuple<ExcluirOrcamentoMutation, ExcluirOrcamentoMutationVariables> => useMutation(ExcluirOrcamentoDocument, options as never) as never
export const useRestaurarOrcamentoMutation = (options?: useMutation.Options<RestaurarOrcamentoMutation, RestaurarOrcamentoMutationVariables>): useMutation.ResultTuple<RestaurarOrcamentoMutation, RestaurarOrcamentoMutationVariables> => useMutation(RestaurarOrcamentoDocument, options as never) as never