/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../gql/types';

import { useQuery, type SkipToken } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AntesDoSaldoInicialQueryVariables = Exact<{
  idContaFinanceira: string | number;
  inicio: string;
  fim: string;
}>;


export type AntesDoSaldoInicialQuery = { livroCaixa: { entradas: string, saidas: string, transferencias: string } };


export const AntesDoSaldoInicialDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AntesDoSaldoInicial"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idContaFinanceira"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"inicio"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateOnly"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"fim"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateOnly"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"livroCaixa"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"idContaFinanceira"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idContaFinanceira"}}},{"kind":"Argument","name":{"kind":"Name","value":"inicio"},"value":{"kind":"Variable","name":{"kind":"Name","value":"inicio"}}},{"kind":"Argument","name":{"kind":"Name","value":"fim"},"value":{"kind":"Variable","name":{"kind":"Name","value":"fim"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entradas"}},{"kind":"Field","name":{"kind":"Name","value":"saidas"}},{"kind":"Field","name":{"kind":"Name","value":"transferencias"}}]}}]}}]} as unknown as DocumentNode<AntesDoSaldoInicialQuery, AntesDoSaldoInicialQueryVariables>;
export const useAntesDoSaldoInicialQuery = (options: useQuery.Options<AntesDoSaldoInicialQuery, AntesDoSaldoInicialQueryVariables> | SkipToken): useQuery.Result<AntesDoSaldoInicialQuery, AntesDoSaldoInicialQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(AntesDoSaldoInicialDocument, options as never) as never