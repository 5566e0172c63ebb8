/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types';

import { useQuery, type SkipToken, useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PaginaNoArQueryVariables = Exact<{ [key: string]: never; }>;


export type PaginaNoArQuery = { ofertar: { enderecoPublico: string | null, recebedor: { chave: string } | null } };

export type PublicarOfertarMutationVariables = Exact<{
  noAr: boolean;
  endereco?: string | null | undefined;
}>;


export type PublicarOfertarMutation = { publicarOfertar: { enderecoPublico: string | null, versao: number } };


export const PaginaNoArDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PaginaNoAr"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ofertar"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recebedor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chave"}}]}},{"kind":"Field","name":{"kind":"Name","value":"enderecoPublico"}}]}}]}}]} as unknown as DocumentNode<PaginaNoArQuery, PaginaNoArQueryVariables>;
export const PublicarOfertarDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PublicarOfertar"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"noAr"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"endereco"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publicarOfertar"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"noAr"},"value":{"kind":"Variable","name":{"kind":"Name","value":"noAr"}}},{"kind":"Argument","name":{"kind":"Name","value":"endereco"},"value":{"kind":"Variable","name":{"kind":"Name","value":"endereco"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enderecoPublico"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]}}]} as unknown as DocumentNode<PublicarOfertarMutation, PublicarOfertarMutationVariables>;
export const usePaginaNoArQuery = (options?: useQuery.Options<PaginaNoArQuery, PaginaNoArQueryVariables> | SkipToken): useQuery.Result<PaginaNoArQuery, PaginaNoArQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(PaginaNoArDocument, options as never) as never
export const usePublicarOfertarMutation = (options?: useMutation.Options<PublicarOfertarMutation, PublicarOfertarMutationVariables>): useMutation.ResultTuple<PublicarOfertarMutation, PublicarOfertarMutationVariables> => useMutation(PublicarOfertarDocument, options as never) as never