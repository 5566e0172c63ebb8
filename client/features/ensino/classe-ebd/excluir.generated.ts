/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types';

import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ExcluirClasseEbdMutationVariables = Exact<{
  id: string | number;
}>;


export type ExcluirClasseEbdMutation = { excluirClasseEBD: { message: string } };

export type RestaurarClasseEbdMutationVariables = Exact<{
  id: string | number;
}>;


export type RestaurarClasseEbdMutation = { restaurarClasseEBD: { id: number, uuid: string, excluidoEm: string | null, acoesPermitidas: Array<string> } };


export const ExcluirClasseEbdDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExcluirClasseEbd"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"excluirClasseEBD"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ExcluirClasseEbdMutation, ExcluirClasseEbdMutationVariables>;
export const RestaurarClasseEbdDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestaurarClasseEbd"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restaurarClasseEBD"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]}}]} as unknown as DocumentNode<RestaurarClasseEbdMutation, RestaurarClasseEbdMutationVariables>;
export const useExcluirClasseEbdMutation = (options?: useMutation.Options<ExcluirClasseEbdMutation, ExcluirClasseEbdMutationVariables>): useMutation.ResultTuple<ExcluirClasseEbdMutation, ExcluirClasseEbdMutationVariables> => useMutation(ExcluirClasseEbdDocument, options as never) as never
export const useRestaurarClasseEbdMutation = (options?: useMutation.Options<RestaurarClasseEbdMutation, RestaurarClasseEbdMutationVariables>): useMutation.ResultTuple<RestaurarClasseEbdMutation, RestaurarClasseEbdMutationVariables> => useMutation(RestaurarClasseEbdDocument, options as never) as never