/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../gql/types';

import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CriarTipoPatrimonioMutationVariables = Exact<{
  input: Types.TipoPatrimonioInput;
}>;


export type CriarTipoPatrimonioMutation = { criarTipoPatrimonio: { id: number, uuid: string, tipoPatrimonio: string, versao: number } };

export type AtualizarTipoPatrimonioMutationVariables = Exact<{
  id: string | number;
  input: Types.TipoPatrimonioInput;
}>;


export type AtualizarTipoPatrimonioMutation = { atualizarTipoPatrimonio: { id: number, uuid: string, tipoPatrimonio: string, versao: number } };


export const CriarTipoPatrimonioDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CriarTipoPatrimonio"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TipoPatrimonioInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"criarTipoPatrimonio"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"tipoPatrimonio"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]}}]} as unknown as DocumentNode<CriarTipoPatrimonioMutation, CriarTipoPatrimonioMutationVariables>;
export const AtualizarTipoPatrimonioDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AtualizarTipoPatrimonio"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TipoPatrimonioInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atualizarTipoPatrimonio"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"tipoPatrimonio"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]}}]} as unknown as DocumentNode<AtualizarTipoPatrimonioMutation, AtualizarTipoPatrimonioMutationVariables>;
export const useCriarTipoPatrimonioMutation = (options?: useMutation.Options<CriarTipoPatrimonioMutation, CriarTipoPatrimonioMutationVariables>): useMutation.ResultTuple<CriarTipoPatrimonioMutation, CriarTipoPatrimonioMutationVariables> => useMutation(CriarTipoPatrimonioDocument, options as never) as never
export const useAtualizarTipoPatrimonioMutation = (options?: useMutation.Options<AtualizarTipoPatrimonioMutation, AtualizarTipoPatrimonioMutationVariables>): useMutation.ResultTuple<AtualizarTipoPatrimonioMutation, AtualizarTipoPatrimonioMutationVariables> => useMutation(AtualizarTipoPatrimonioDocument, options as never) as never