/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../gql/types';

import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AdicionarMusicaSetlistMutationVariables = Exact<{
  input: Types.SetlistEnsaioInput;
}>;


export type AdicionarMusicaSetlistMutation = { adicionarMusicaSetlist: { id: number, uuid: string } };

export type AtualizarMusicaSetlistMutationVariables = Exact<{
  id: string | number;
  input: Types.MusicaInput;
}>;


export type AtualizarMusicaSetlistMutation = { atualizarMusicaSetlist: { id: number, uuid: string, nomeMusica: string, tomMusica: string, linkMusica: string | null, versao: number } };


export const AdicionarMusicaSetlistDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdicionarMusicaSetlist"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetlistEnsaioInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adicionarMusicaSetlist"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}}]}}]}}]} as unknown as DocumentNode<AdicionarMusicaSetlistMutation, AdicionarMusicaSetlistMutationVariables>;
export const AtualizarMusicaSetlistDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AtualizarMusicaSetlist"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MusicaInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atualizarMusicaSetlist"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"nomeMusica"}},{"kind":"Field","name":{"kind":"Name","value":"tomMusica"}},{"kind":"Field","name":{"kind":"Name","value":"linkMusica"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]}}]} as unknown as DocumentNode<AtualizarMusicaSetlistMutation, AtualizarMusicaSetlistMutationVariables>;
export const useAdicionarMusicaSetlistMutation = (options?: useMutation.Options<AdicionarMusicaSetlistMutation, AdicionarMusicaSetlistMutationVariables>): useMutation.ResultTuple<AdicionarMusicaSetlistMutation, AdicionarMusicaSetlistMutationVariables> => useMutation(AdicionarMusicaSetlistDocument, options as never) as never
export const useAtualizarMusicaSetlistMutation = (options?: useMutation.Options<AtualizarMusicaSetlistMutation, AtualizarMusicaSetlistMutationVariables>): useMutation.ResultTuple<AtualizarMusicaSetlistMutation, AtualizarMusicaSetlistMutationVariables> => useMutation(AtualizarMusicaSetlistDocument, options as never) as never