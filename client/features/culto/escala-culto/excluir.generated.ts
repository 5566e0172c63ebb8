/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types';

import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ExcluirEscalaCultoMutationVariables = Exact<{
  id: string | number;
}>;


export type ExcluirEscalaCultoMutation = { excluirEscalaCulto: { message: string } };

export type RestaurarEscalaCultoMutationVariables = Exact<{
  id: string | number;
}>;


export type RestaurarEscalaCultoMutation = { restaurarEscalaCulto: { id: number, uuid: string, excluidoEm: string | null, acoesPermitidas: Array<string> } };


export const ExcluirEscalaCultoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExcluirEscalaCulto"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"excluirEscalaCulto"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ExcluirEscalaCultoMutation, ExcluirEscalaCultoMutationVariables>;
export const RestaurarEscalaCultoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestaurarEscalaCulto"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restaurarEscalaCulto"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]}}]} as unknown as DocumentNode<RestaurarEscalaCultoMutation, RestaurarEscalaCultoMutationVariables>;
export const useExcluirEscalaCultoMutation = (options?: useMutation.Options<ExcluirEscalaCultoMutation, ExcluirEscalaCultoMutationVariables>): useMutation.ResultTuple<ExcluirEscalaCultoMutation, ExcluirEscalaCultoMutationVariables> => useMutation(ExcluirEscalaCultoDocument, options as never) as never
export const useRestaurarEscalaCultoMutation = (options?: useMutation.Options<RestaurarEscalaCultoMutation, RestaurarEscalaCultoMutationVariables>): useMutation.ResultTuple<RestaurarEscalaCultoMutation, RestaurarEscalaCultoMutationVariables> => useMutation(RestaurarEscalaCultoDocument, options as never) as never