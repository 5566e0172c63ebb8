/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types';

import { useQuery, type SkipToken, useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MinhaAssinaturaQueryVariables = Exact<{ [key: string]: never; }>;


export type MinhaAssinaturaQuery = { minhaAssinatura: { plano: string, nomePlano: string, situacao: string, gracaAte: string | null, periodoAte: string | null, cancelaNoFim: boolean } | null };

export type AbrirPortalAssinaturaMutationVariables = Exact<{ [key: string]: never; }>;


export type AbrirPortalAssinaturaMutation = { abrirPortalAssinatura: { url: string } };

export type RetomarAssinaturaMutationVariables = Exact<{
  plano: string;
}>;


export type RetomarAssinaturaMutation = { retomarAssinatura: { url: string } };


export const MinhaAssinaturaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MinhaAssinatura"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minhaAssinatura"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plano"}},{"kind":"Field","name":{"kind":"Name","value":"nomePlano"}},{"kind":"Field","name":{"kind":"Name","value":"situacao"}},{"kind":"Field","name":{"kind":"Name","value":"gracaAte"}},{"kind":"Field","name":{"kind":"Name","value":"periodoAte"}},{"kind":"Field","name":{"kind":"Name","value":"cancelaNoFim"}}]}}]}}]} as unknown as DocumentNode<MinhaAssinaturaQuery, MinhaAssinaturaQueryVariables>;
export const AbrirPortalAssinaturaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AbrirPortalAssinatura"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"abrirPortalAssinatura"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<AbrirPortalAssinaturaMutation, AbrirPortalAssinaturaMutationVariables>;
export const RetomarAssinaturaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RetomarAssinatura"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"plano"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retomarAssinatura"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"plano"},"value":{"kind":"Variable","name":{"kind":"Name","value":"plano"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<RetomarAssinaturaMutation, RetomarAssinaturaMutationVariables>;
export const useMinhaAssinaturaQuery = (options?: useQuery.Options<MinhaAssinaturaQuery, MinhaAssinaturaQueryVariables> | SkipToken): useQuery.Result<MinhaAssinaturaQuery, MinhaAssinaturaQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(MinhaAssinaturaDocument, options as never) as never
export const useAbrirPortalAssinaturaMutation = (options?: useMutation.Options<AbrirPortalAssinaturaMutation, AbrirPortalAssinaturaMutationVariables>): useMutation.ResultTuple<AbrirPortalAssinaturaMutation, AbrirPortalAssinaturaMutationVariables> => useMutation(AbrirPortalAssinaturaDocument, options as never) as never
export const useRetomarAssinaturaMutation = (options?: useMutation.Options<RetomarAssinaturaMutation, RetomarAssinaturaMutationVariables>): useMutation.ResultTuple<RetomarAssinaturaMutation, RetomarAssinaturaMutationVariables> => useMutation(RetomarAssinaturaDocument, options as never) as never