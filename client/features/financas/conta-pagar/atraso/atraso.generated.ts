/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../gql/types';

import { useQuery, type SkipToken } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** De que dia, e em que grupos. */
export type AtrasoFiltro = {
  /** descricao, responsavel, fornecedor ou centroCusto; ausente: descricao. */
  agrupar?: string | null | undefined;
  /** O dia; ausente: hoje. */
  data?: string | null | undefined;
};

export type ContasPagarPorAtrasoQueryVariables = Exact<{
  filtro?: Types.AtrasoFiltro | null | undefined;
  idCliente?: number | null | undefined;
}>;


export type ContasPagarPorAtrasoQuery = { contasPagarPorAtraso: { data: string, agrupar: string, total: { aVencer: string, ate30: string, ate60: string, ate90: string, mais90: string, total: string, quantidade: number }, outras: { aVencer: string, ate30: string, ate60: string, ate90: string, mais90: string, total: string, quantidade: number } | null, linhas: Array<{ idRegistro: number | null, nome: string, aVencer: string, ate30: string, ate60: string, ate90: string, mais90: string, total: string, quantidade: number }> } };


export const ContasPagarPorAtrasoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContasPagarPorAtraso"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filtro"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AtrasoFiltro"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idCliente"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contasPagarPorAtraso"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filtro"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filtro"}}},{"kind":"Argument","name":{"kind":"Name","value":"idCliente"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idCliente"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"data"}},{"kind":"Field","name":{"kind":"Name","value":"agrupar"}},{"kind":"Field","name":{"kind":"Name","value":"total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"aVencer"}},{"kind":"Field","name":{"kind":"Name","value":"ate30"}},{"kind":"Field","name":{"kind":"Name","value":"ate60"}},{"kind":"Field","name":{"kind":"Name","value":"ate90"}},{"kind":"Field","name":{"kind":"Name","value":"mais90"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"quantidade"}}]}},{"kind":"Field","name":{"kind":"Name","value":"outras"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"aVencer"}},{"kind":"Field","name":{"kind":"Name","value":"ate30"}},{"kind":"Field","name":{"kind":"Name","value":"ate60"}},{"kind":"Field","name":{"kind":"Name","value":"ate90"}},{"kind":"Field","name":{"kind":"Name","value":"mais90"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"quantidade"}}]}},{"kind":"Field","name":{"kind":"Name","value":"linhas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"idRegistro"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"aVencer"}},{"kind":"Field","name":{"kind":"Name","value":"ate30"}},{"kind":"Field","name":{"kind":"Name","value":"ate60"}},{"kind":"Field","name":{"kind":"Name","value":"ate90"}},{"kind":"Field","name":{"kind":"Name","value":"mais90"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"quantidade"}}]}}]}}]}}]} as unknown as DocumentNode<ContasPagarPorAtrasoQuery, ContasPagarPorAtrasoQueryVariables>;
export const useContasPagarPorAtrasoQuery = (options?: useQuery.Options<ContasPagarPorAtrasoQuery, ContasPagarPorAtrasoQueryVariables> | SkipToken): useQuery.Result<ContasPagarPorAtrasoQuery, ContasPagarPorAtrasoQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(ContasPagarPorAtrasoDocument, options as never) as never