/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types';

import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AtivarUsuarioMutationVariables = Exact<{
  id: string | number;
}>;


export type AtivarUsuarioMutation = { ativarUsuario: { id: number, uuid: string, usuarioAtivo: number, versao: number, acoesPermitidas: Array<string> } };

export type DesativarUsuarioMutationVariables = Exact<{
  id: string | number;
}>;


export type DesativarUsuarioMutation = { desativarUsuario: { id: number, uuid: string, usuarioAtivo: number, versao: number, acoesPermitidas: Array<string> } };


export const AtivarUsuarioDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AtivarUsuario"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ativarUsuario"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"usuarioAtivo"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]}}]} as unknown as DocumentNode<AtivarUsuarioMutation, AtivarUsuarioMutationVariables>;
export const DesativarUsuarioDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DesativarUsuario"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"desativarUsuario"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"usuarioAtivo"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]}}]} as unknown as DocumentNode<DesativarUsuarioMutation, DesativarUsuarioMutationVariables>;
export const useAtivarUsuarioMutation = (options?: useMutation.Options<AtivarUsuarioMutation, AtivarUsuarioMutationVariables>): useMutation.ResultTuple<AtivarUsuarioMutation, AtivarUsuarioMutationVariables> => useMutation(AtivarUsuarioDocument, options as never) as never
export const useDesativarUsuarioMutation = (options?: useMutation.Options<DesativarUsuarioMutation, DesativarUsuarioMutationVariables>): useMutation.ResultTuple<DesativarUsuarioMutation, DesativarUsuarioMutationVariables> => useMutation(DesativarUsuarioDocument, options as never) as never