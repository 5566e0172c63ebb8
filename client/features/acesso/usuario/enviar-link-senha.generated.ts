/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types';

import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type EnviarLinkSenhaMutationVariables = Exact<{
  id: string | number;
}>;


export type EnviarLinkSenhaMutation = { enviarLinkSenha: { message: string, link: string | null } };


export const EnviarLinkSenhaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EnviarLinkSenha"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enviarLinkSenha"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"link"}}]}}]}}]} as unknown as DocumentNode<EnviarLinkSenhaMutation, EnviarLinkSenhaMutationVariables>;
export const useEnviarLinkSenhaMutation = (options?: useMutation.Options<EnviarLinkSenhaMutation, EnviarLinkSenhaMutationVariables>): useMutation.ResultTuple<EnviarLinkSenhaMutation, EnviarLinkSenhaMutationVariables> => useMutation(EnviarLinkSenhaDocument, options as never) as never