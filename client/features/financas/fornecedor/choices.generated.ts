/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types';

import { useQuery, type SkipToken } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type FornecedorChoicesQueryVariables = Exact<{
  first: number;
  busca?: string | null | undefined;
  filtro?: Types.FornecedorFiltro | null | undefined;
}>;


export type FornecedorChoicesQuery = { fornecedores: { nodes: Array<{ id: number, uuid: string, nome: string }> } };

export type FornecedorEscolhidoQueryVariables = Exact<{
  id: string | number;
}>;


export type FornecedorEscolhidoQuery = { fornecedor: { id: number, uuid: string, nome: string } };


export const FornecedorChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FornecedorChoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"busca"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filtro"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"FornecedorFiltro"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fornecedores"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"busca"},"value":{"kind":"Variable","name":{"kind":"Name","value":"busca"}}},{"kind":"Argument","name":{"kind":"Name","value":"filtro"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filtro"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}}]}}]}}]}}]} as unknown as DocumentNode<FornecedorChoicesQuery, FornecedorChoicesQueryVariables>;
export const FornecedorEscolhidoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FornecedorEscolhido"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fornecedor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}}]}}]}}]} as unknown as DocumentNode<FornecedorEscolhidoQuery, FornecedorEscolhidoQueryVariables>;
export const useFornecedorChoicesQuery = (options: useQuery.Options<FornecedorChoicesQuery, FornecedorChoicesQueryVariables> | SkipToken): useQuery.Result<FornecedorChoicesQuery, FornecedorChoicesQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(FornecedorChoicesDocument, options as never) as never
export const useFornecedorEscolhidoQuery = (options: useQuery.Options<FornecedorEscolhidoQuery, FornecedorEscolhidoQueryVariables> | SkipToken): useQuery.Result<FornecedorEscolhidoQuery, FornecedorEscolhidoQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(FornecedorEscolhidoDocument, options as never) as never