/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types';

import { useQuery, type SkipToken, useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type VerificarTokenSenhaQueryVariables = Exact<{
  token: string;
}>;


export type VerificarTokenSenhaQuery = { verificarTokenSenha: { email: string, primeira: boolean, cadastro: boolean, message: string } };

export type RedefinirSenhaMutationVariables = Exact<{
  token: string;
  password: string;
}>;


export type RedefinirSenhaMutation = { redefinirSenha: { message: string } };


export const VerificarTokenSenhaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VerificarTokenSenha"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verificarTokenSenha"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"primeira"}},{"kind":"Field","name":{"kind":"Name","value":"cadastro"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<VerificarTokenSenhaQuery, VerificarTokenSenhaQueryVariables>;
export const RedefinirSenhaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RedefinirSenha"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"redefinirSenha"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}},{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<RedefinirSenhaMutation, RedefinirSenhaMutationVariables>;
export const useVerificarTokenSenhaQuery = (options: useQuery.Options<VerificarTokenSenhaQuery, VerificarTokenSenhaQueryVariables> | SkipToken): useQuery.Result<VerificarTokenSenhaQuery, VerificarTokenSenhaQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(VerificarTokenSenhaDocument, options as never) as never
export const useRedefinirSenhaMutation = (options?: useMutation.Options<RedefinirSenhaMutation, RedefinirSenhaMutationVariables>): useMutation.ResultTuple<RedefinirSenhaMutation, RedefinirSenhaMutationVariables> => useMutation(RedefinirSenhaDocument, options as never) as never