/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types';

import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PrepararDoisFatoresMutationVariables = Exact<{
  password: string;
}>;


export type PrepararDoisFatoresMutation = { prepararDoisFatores: { segredo: string, uri: string, qrCode: string } };

export type AtivarDoisFatoresMutationVariables = Exact<{
  codigo: string;
}>;


export type AtivarDoisFatoresMutation = { ativarDoisFatores: Array<string> };

export type DesativarDoisFatoresMutationVariables = Exact<{
  password: string;
  codigo: string;
}>;


export type DesativarDoisFatoresMutation = { desativarDoisFatores: { message: string } };


export const PrepararDoisFatoresDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PrepararDoisFatores"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"prepararDoisFatores"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"segredo"}},{"kind":"Field","name":{"kind":"Name","value":"uri"}},{"kind":"Field","name":{"kind":"Name","value":"qrCode"}}]}}]}}]} as unknown as DocumentNode<PrepararDoisFatoresMutation, PrepararDoisFatoresMutationVariables>;
export const AtivarDoisFatoresDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AtivarDoisFatores"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"codigo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ativarDoisFatores"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"codigo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"codigo"}}}]}]}}]} as unknown as DocumentNode<AtivarDoisFatoresMutation, AtivarDoisFatoresMutationVariables>;
export const DesativarDoisFatoresDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DesativarDoisFatores"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"codigo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"desativarDoisFatores"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}},{"kind":"Argument","name":{"kind":"Name","value":"codigo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"codigo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<DesativarDoisFatoresMutation, DesativarDoisFatoresMutationVariables>;
export const usePrepararDoisFatoresMutation = (options?: useMutation.Options<PrepararDoisFatoresMutation, PrepararDoisFatoresMutationVariables>): useMutation.ResultTuple<PrepararDoisFatoresMutation, PrepararDoisFatoresMutationVariables> => useMutation(PrepararDoisFatoresDocument, options as never) as never
export const useAtivarDoisFatoresMutation = (options?: useMutation.Options<AtivarDoisFatoresMutation, AtivarDoisFatoresMutationVariables>): useMutation.ResultTuple<AtivarDoisFatoresMutation, AtivarDoisFatoresMutationVariables> => useMutation(AtivarDoisFatoresDocument, options as never) as never
export const useDesativarDoisFatoresMutation = (options?: useMutation.Options<DesativarDoisFatoresMutation, DesativarDoisFatoresMutationVariables>): useMutation.ResultTuple<DesativarDoisFatoresMutation, DesativarDoisFatoresMutationVariables> => useMutation(DesativarDoisFatoresDocument, options as never) as never