/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types';

import { useQuery, type SkipToken, useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type UsoQueryVariables = Exact<{ [key: string]: never; }>;


export type UsoQuery = { igreja: { id: number, modulosDesligados: Array<string> } };

export type DefinirModulosDesligadosMutationVariables = Exact<{
  modulos: Array<string> | string;
}>;


export type DefinirModulosDesligadosMutation = { definirModulosDesligados: { id: number, modulosDesligados: Array<string> } };


export const UsoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Uso"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"igreja"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"modulosDesligados"}}]}}]}}]} as unknown as DocumentNode<UsoQuery, UsoQueryVariables>;
export const DefinirModulosDesligadosDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DefinirModulosDesligados"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"modulos"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"definirModulosDesligados"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"modulos"},"value":{"kind":"Variable","name":{"kind":"Name","value":"modulos"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"modulosDesligados"}}]}}]}}]} as unknown as DocumentNode<DefinirModulosDesligadosMutation, DefinirModulosDesligadosMutationVariables>;
export const useUsoQuery = (options?: useQuery.Options<UsoQuery, UsoQueryVariables> | SkipToken): useQuery.Result<UsoQuery, UsoQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(UsoDocument, options as never) as never
export const useDefinirModulosDesligadosMutation = (options?: useMutation.Options<DefinirModulosDesligadosMutation, DefinirModulosDesligadosMutationVariables>): useMutation.ResultTuple<DefinirModulosDesligadosMutation, DefinirModulosDesligadosMutationVariables> => useMutation(DefinirModulosDesligadosDocument, options as never) as never