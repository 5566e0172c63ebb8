/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../gql/types';

import { useQuery, type SkipToken, useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type EnderecoCalendarioQueryVariables = Exact<{ [key: string]: never; }>;


export type EnderecoCalendarioQuery = { enderecoCalendario: { id: number, createdAt: string, usadoEm: string | null } | null };

export type CriarEnderecoCalendarioMutationVariables = Exact<{ [key: string]: never; }>;


export type CriarEnderecoCalendarioMutation = { criarEnderecoCalendario: { url: string, endereco: { id: number, createdAt: string, usadoEm: string | null } } };

export type RevogarEnderecoCalendarioMutationVariables = Exact<{ [key: string]: never; }>;


export type RevogarEnderecoCalendarioMutation = { revogarEnderecoCalendario: { message: string } };


export const EnderecoCalendarioDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EnderecoCalendario"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enderecoCalendario"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"usadoEm"}}]}}]}}]} as unknown as DocumentNode<EnderecoCalendarioQuery, EnderecoCalendarioQueryVariables>;
export const CriarEnderecoCalendarioDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CriarEnderecoCalendario"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"criarEnderecoCalendario"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"endereco"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"usadoEm"}}]}}]}}]}}]} as unknown as DocumentNode<CriarEnderecoCalendarioMutation, CriarEnderecoCalendarioMutationVariables>;
export const RevogarEnderecoCalendarioDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevogarEnderecoCalendario"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revogarEnderecoCalendario"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<RevogarEnderecoCalendarioMutation, RevogarEnderecoCalendarioMutationVariables>;
export const useEnderecoCalendarioQuery = (options?: useQuery.Options<EnderecoCalendarioQuery, EnderecoCalendarioQueryVariables> | SkipToken): useQuery.Result<EnderecoCalendarioQuery, EnderecoCalendarioQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(EnderecoCalendarioDocument, options as never) as never
export const useCriarEnderecoCalendarioMutation = (options?: useMutation.Options<CriarEnderecoCalendarioMutation, CriarEnderecoCalendarioMutationVariables>): useMutation.ResultTuple<CriarEnderecoCalendarioMutation, CriarEnderecoCalendarioMutationVariables> => useMutation(CriarEnderecoCalendarioDocument, options as never) as never
export const useRevogarEnderecoCalendarioMutation = (options?: useMutation.Options<RevogarEnderecoCalendarioMutation, RevogarEnderecoCalendarioMutationVariables>): useMutation.ResultTuple<RevogarEnderecoCalendarioMutation, RevogarEnderecoCalendarioMutationVariables> => useMutation(RevogarEnderecoCalendarioDocument, options as never) as never