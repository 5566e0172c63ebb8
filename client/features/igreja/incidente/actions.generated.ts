/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types';

import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ExcluirIncidenteMutationVariables = Exact<{
  id: string | number;
}>;


export type ExcluirIncidenteMutation = { excluirIncidente: { message: string } };

export type RestaurarIncidenteMutationVariables = Exact<{
  id: string | number;
}>;


export type RestaurarIncidenteMutation = { restaurarIncidente: { id: number, uuid: string, excluidoEm: string | null, acoesPermitidas: Array<string> } };


export const ExcluirIncidenteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExcluirIncidente"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"excluirIncidente"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ExcluirIncidenteMutation, ExcluirIncidenteMutationVariables>;
export const RestaurarIncidenteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestaurarIncidente"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restaurarIncidente"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]}}]} as unknown as DocumentNode<RestaurarIncidenteMutation, RestaurarIncidenteMutationVariables>;
export const useExcluirIncidenteMutation = (options?: useMutation.Options<ExcluirIncidenteMutation, ExcluirIncidenteMutationVariables>): useMutation.ResultTuple<ExcluirIncidenteMutation, ExcluirIncidenteMutationVariables> => useMutation(ExcluirIncidenteDocument, options as never) as never
export const useRestaurarIncidenteMutation = (options?: useMutation.Options<RestaurarIncidenteMutation, RestaurarIncidenteMutationVariables>): useMutation.ResultTuple<RestaurarIncidenteMutation, RestaurarIncidenteMutationVariables> => useMutation(RestaurarIncidenteDocument, options as never) as never