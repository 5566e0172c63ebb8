/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../gql/types';

import { useQuery, type SkipToken, useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type JuncaoDeCategoriasQueryVariables = Exact<{
  id: string | number;
  idCategoria: string | number;
}>;


export type JuncaoDeCategoriasQuery = { juncaoDeCategorias: { lancamentos: number, fechados: number, contas: number, rascunhos: number, previsoes: number } };

export type JuntarCategoriasMutationVariables = Exact<{
  id: string | number;
  idCategoria: string | number;
}>;


export type JuntarCategoriasMutation = { juntarCategorias: { message: string } };


export const JuncaoDeCategoriasDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"JuncaoDeCategorias"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idCategoria"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"juncaoDeCategorias"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"idCategoria"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idCategoria"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lancamentos"}},{"kind":"Field","name":{"kind":"Name","value":"fechados"}},{"kind":"Field","name":{"kind":"Name","value":"contas"}},{"kind":"Field","name":{"kind":"Name","value":"rascunhos"}},{"kind":"Field","name":{"kind":"Name","value":"previsoes"}}]}}]}}]} as unknown as DocumentNode<JuncaoDeCategoriasQuery, JuncaoDeCategoriasQueryVariables>;
export const JuntarCategoriasDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"JuntarCategorias"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idCategoria"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"juntarCategorias"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"idCategoria"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idCategoria"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<JuntarCategoriasMutation, JuntarCategoriasMutationVariables>;
export const useJuncaoDeCategoriasQuery = (options: useQuery.Options<JuncaoDeCategoriasQuery, JuncaoDeCategoriasQueryVariables> | SkipToken): useQuery.Result<JuncaoDeCategoriasQuery, JuncaoDeCategoriasQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(JuncaoDeCategoriasDocument, options as never) as never
export const useJuntarCategoriasMutation = (options?: useMutation.Options<JuntarCategoriasMutation, JuntarCategoriasMutationVariables>): useMutation.ResultTuple<JuntarCategoriasMutation, JuntarCategoriasMutationVariables> => useMutation(JuntarCategoriasDocument, options as never) as never