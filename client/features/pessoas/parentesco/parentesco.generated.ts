/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types';

import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SalvarParentescoMutationVariables = Exact<{
  input: Types.ParentescoInput;
}>;


export type SalvarParentescoMutation = { salvarParentesco: { id: number, uuid: string, tipo: string, tipoInverso: string } };

export type RemoverParentescoMutationVariables = Exact<{
  id: string | number;
}>;


export type RemoverParentescoMutation = { removerParentesco: { message: string } };


export const SalvarParentescoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SalvarParentesco"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ParentescoInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"salvarParentesco"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"tipo"}},{"kind":"Field","name":{"kind":"Name","value":"tipoInverso"}}]}}]}}]} as unknown as DocumentNode<SalvarParentescoMutation, SalvarParentescoMutationVariables>;
export const RemoverParentescoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoverParentesco"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removerParentesco"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<RemoverParentescoMutation, RemoverParentescoMutationVariables>;
export const useSalvarParentescoMutation = (options?: useMutation.Options<SalvarParentescoMutation, SalvarParentescoMutationVariables>): useMutation.ResultTuple<SalvarParentescoMutation, SalvarParentescoMutationVariables> => useMutation(SalvarParentescoDocument, options as never) as never
export const useRemoverParentescoMutation = (options?: useMutation.Options<RemoverParentescoMutation, RemoverParentescoMutationVariables>): useMutation.ResultTuple<RemoverParentescoMutation, RemoverParentescoMutationVariables> => useMutation(RemoverParentescoDocument, options as never) as never