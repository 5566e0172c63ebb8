/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../gql/types';

import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CriarTipoPostMutationVariables = Exact<{
  input: Types.TipoPostInput;
}>;


export type CriarTipoPostMutation = { criarTipoPost: { id: number, uuid: string, tipoPost: string, versao: number } };

export type AtualizarTipoPostMutationVariables = Exact<{
  id: string | number;
  input: Types.TipoPostInput;
}>;


export type AtualizarTipoPostMutation = { atualizarTipoPost: { id: number, uuid: string, tipoPost: string, versao: number } };


export const CriarTipoPostDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CriarTipoPost"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TipoPostInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"criarTipoPost"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"tipoPost"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]}}]} as unknown as DocumentNode<CriarTipoPostMutation, CriarTipoPostMutationVariables>;
export const AtualizarTipoPostDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AtualizarTipoPost"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TipoPostInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atualizarTipoPost"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"tipoPost"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]}}]} as unknown as DocumentNode<AtualizarTipoPostMutation, AtualizarTipoPostMutationVariables>;
export const useCriarTipoPostMutation = (options?: useMutation.Options<CriarTipoPostMutation, CriarTipoPostMutationVariables>): useMutation.ResultTuple<CriarTipoPostMutation, CriarTipoPostMutationVariables> => useMutation(CriarTipoPostDocument, options as never) as never
export const useAtualizarTipoPostMutation = (options?: useMutation.Options<AtualizarTipoPostMutation, AtualizarTipoPostMutationVariables>): useMutation.ResultTuple<AtualizarTipoPostMutation, AtualizarTipoPostMutationVariables> => useMutation(AtualizarTipoPostDocument, options as never) as never