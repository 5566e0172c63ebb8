/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types';

import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ExcluirPatrimonioMutationVariables = Exact<{
  id: string | number;
}>;


export type ExcluirPatrimonioMutation = { excluirPatrimonio: { message: string } };

export type RestaurarPatrimonioMutationVariables = Exact<{
  id: string | number;
}>;


export type RestaurarPatrimonioMutation = { restaurarPatrimonio: { id: number, uuid: string, excluidoEm: string | null, acoesPermitidas: Array<string> } };


export const ExcluirPatrimonioDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExcluirPatrimonio"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"excluirPatrimonio"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ExcluirPatrimonioMutation, ExcluirPatrimonioMutationVariables>;
export const RestaurarPatrimonioDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestaurarPatrimonio"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restaurarPatrimonio"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]}}]} as unknown as DocumentNode<RestaurarPatrimonioMutation, RestaurarPatrimonioMutationVariables>;
export const useExcluirPatrimonioMutation = (options?: useMutation.Options<ExcluirPatrimonioMutation, ExcluirPatrimonioMutationVariables>): useMutation.ResultTuple<ExcluirPatrimonioMutation, ExcluirPatrimonioMutationVariables> => useMutation(ExcluirPatrimonioDocument, options as never) as never
export const useRestaurarPatrimonioMutation = (options?: useMutation.Options<RestaurarPatrimonioMutation, RestaurarPatrimonioMutationVariables>): useMutation.ResultTuple<RestaurarPatrimonioMutation, RestaurarPatrimonioMutationVariables> => useMutation(RestaurarPatrimonioDocument, options as never) as never