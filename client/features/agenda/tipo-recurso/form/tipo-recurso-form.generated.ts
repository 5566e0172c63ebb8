/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../gql/types';

import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CriarTipoRecursoMutationVariables = Exact<{
  input: Types.TipoRecursoInput;
}>;


export type CriarTipoRecursoMutation = { criarTipoRecurso: { id: number, uuid: string, tipoRecurso: string, versao: number } };

export type AtualizarTipoRecursoMutationVariables = Exact<{
  id: string | number;
  input: Types.TipoRecursoInput;
}>;


export type AtualizarTipoRecursoMutation = { atualizarTipoRecurso: { id: number, uuid: string, tipoRecurso: string, versao: number } };


export const CriarTipoRecursoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CriarTipoRecurso"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TipoRecursoInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"criarTipoRecurso"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"tipoRecurso"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]}}]} as unknown as DocumentNode<CriarTipoRecursoMutation, CriarTipoRecursoMutationVariables>;
export const AtualizarTipoRecursoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AtualizarTipoRecurso"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TipoRecursoInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atualizarTipoRecurso"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"tipoRecurso"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]}}]} as unknown as DocumentNode<AtualizarTipoRecursoMutation, AtualizarTipoRecursoMutationVariables>;
export const useCriarTipoRecursoMutation = (options?: useMutation.Options<CriarTipoRecursoMutation, CriarTipoRecursoMutationVariables>): useMutation.ResultTuple<CriarTipoRecursoMutation, CriarTipoRecursoMutationVariables> => useMutation(CriarTipoRecursoDocument, options as never) as never
export const useAtualizarTipoRecursoMutation = (options?: useMutation.Options<AtualizarTipoRecursoMutation, AtualizarTipoRecursoMutationVariables>): useMutation.ResultTuple<AtualizarTipoRecursoMutation, AtualizarTipoRecursoMutationVariables> => useMutation(AtualizarTipoRecursoDocument, options as never) as never