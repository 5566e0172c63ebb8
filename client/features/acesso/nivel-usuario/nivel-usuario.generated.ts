/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types';

import { useQuery, type SkipToken, useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type NivelFragment = { perfil: number, nome: string, nomePadrao: string, resumo: string, acoes: Array<string>, quantidadeUsuarios: number };

export type NivelUsuariosQueryVariables = Exact<{ [key: string]: never; }>;


export type NivelUsuariosQuery = { nivelUsuarios: Array<{ perfil: number, nome: string, nomePadrao: string, resumo: string, acoes: Array<string>, quantidadeUsuarios: number }> };

export type AtualizarNivelUsuarioMutationVariables = Exact<{
  perfil: number;
  nome: string;
}>;


export type AtualizarNivelUsuarioMutation = { atualizarNivelUsuario: { perfil: number, nome: string, nomePadrao: string, resumo: string, acoes: Array<string>, quantidadeUsuarios: number } };

export const NivelFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Nivel"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NivelUsuario"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"perfil"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"nomePadrao"}},{"kind":"Field","name":{"kind":"Name","value":"resumo"}},{"kind":"Field","name":{"kind":"Name","value":"acoes"}},{"kind":"Field","name":{"kind":"Name","value":"quantidadeUsuarios"}}]}}]} as unknown as DocumentNode<NivelFragment, unknown>;
export const NivelUsuariosDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NivelUsuarios"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nivelUsuarios"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Nivel"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Nivel"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NivelUsuario"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"perfil"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"nomePadrao"}},{"kind":"Field","name":{"kind":"Name","value":"resumo"}},{"kind":"Field","name":{"kind":"Name","value":"acoes"}},{"kind":"Field","name":{"kind":"Name","value":"quantidadeUsuarios"}}]}}]} as unknown as DocumentNode<NivelUsuariosQuery, NivelUsuariosQueryVariables>;
export const AtualizarNivelUsuarioDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AtualizarNivelUsuario"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"perfil"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"nome"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atualizarNivelUsuario"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"perfil"},"value":{"kind":"Variable","name":{"kind":"Name","value":"perfil"}}},{"kind":"Argument","name":{"kind":"Name","value":"nome"},"value":{"kind":"Variable","name":{"kind":"Name","value":"nome"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Nivel"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Nivel"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NivelUsuario"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"perfil"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"nomePadrao"}},{"kind":"Field","name":{"kind":"Name","value":"resumo"}},{"kind":"Field","name":{"kind":"Name","value":"acoes"}},{"kind":"Field","name":{"kind":"Name","value":"quantidadeUsuarios"}}]}}]} as unknown as DocumentNode<AtualizarNivelUsuarioMutation, AtualizarNivelUsuarioMutationVariables>;
export const useNivelUsuariosQuery = (options?: useQuery.Options<NivelUsuariosQuery, NivelUsuariosQueryVariables> | SkipToken): useQuery.Result<NivelUsuariosQuery, NivelUsuariosQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(NivelUsuariosDocument, options as never) as never
export const useAtualizarNivelUsuarioMutation = (options?: useMutation.Options<AtualizarNivelUsuarioMutation, AtualizarNivelUsuarioMutationVariables>): useMutation.ResultTuple<AtualizarNivelUsuarioMutation, AtualizarNivelUsuarioMutationVariables> => useMutation(AtualizarNivelUsuarioDocument, options as never) as never