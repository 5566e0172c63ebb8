/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../gql/types';

import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CriarMomentoCultoMutationVariables = Exact<{
  input: Types.MomentoCultoInput;
}>;


export type CriarMomentoCultoMutation = { criarMomentoCulto: { id: number, uuid: string, titulo: string, versao: number } };

export type AtualizarMomentoCultoMutationVariables = Exact<{
  id: string | number;
  input: Types.MomentoCultoInput;
}>;


export type AtualizarMomentoCultoMutation = { atualizarMomentoCulto: { id: number, uuid: string, titulo: string, versao: number } };


export const CriarMomentoCultoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CriarMomentoCulto"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MomentoCultoInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"criarMomentoCulto"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"titulo"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]}}]} as unknown as DocumentNode<CriarMomentoCultoMutation, CriarMomentoCultoMutationVariables>;
export const AtualizarMomentoCultoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AtualizarMomentoCulto"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MomentoCultoInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atualizarMomentoCulto"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"titulo"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]}}]} as unknown as DocumentNode<AtualizarMomentoCultoMutation, AtualizarMomentoCultoMutationVariables>;
export const useCriarMomentoCultoMutation = (options?: useMutation.Options<CriarMomentoCultoMutation, CriarMomentoCultoMutationVariables>): useMutation.ResultTuple<CriarMomentoCultoMutation, CriarMomentoCultoMutationVariables> => useMutation(CriarMomentoCultoDocument, options as never) as never
export const useAtualizarMomentoCultoMutation = (options?: useMutation.Options<AtualizarMomentoCultoMutation, AtualizarMomentoCultoMutationVariables>): useMutation.ResultTuple<AtualizarMomentoCultoMutation, AtualizarMomentoCultoMutationVariables> => useMutation(AtualizarMomentoCultoDocument, options as never) as never