/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../gql/types';

import { useQuery, type SkipToken } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SaldosDoMesQueryVariables = Exact<{
  inicio: string;
  fim: string;
}>;


export type SaldosDoMesQuery = { livroCaixa: { inicio: string, fim: string, saldoAnterior: string, entradas: string, saidas: string, saldosIniciais: string, transferencias: string, saldo: string, contas: Array<{ id: number, uuid: string, nome: string, saldoAnterior: string, entradas: string, saidas: string, saldosIniciais: string, transferencias: string, saldo: string }> } };


export const SaldosDoMesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SaldosDoMes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"inicio"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateOnly"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"fim"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateOnly"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"livroCaixa"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"inicio"},"value":{"kind":"Variable","name":{"kind":"Name","value":"inicio"}}},{"kind":"Argument","name":{"kind":"Name","value":"fim"},"value":{"kind":"Variable","name":{"kind":"Name","value":"fim"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inicio"}},{"kind":"Field","name":{"kind":"Name","value":"fim"}},{"kind":"Field","name":{"kind":"Name","value":"saldoAnterior"}},{"kind":"Field","name":{"kind":"Name","value":"entradas"}},{"kind":"Field","name":{"kind":"Name","value":"saidas"}},{"kind":"Field","name":{"kind":"Name","value":"saldosIniciais"}},{"kind":"Field","name":{"kind":"Name","value":"transferencias"}},{"kind":"Field","name":{"kind":"Name","value":"saldo"}},{"kind":"Field","name":{"kind":"Name","value":"contas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"saldoAnterior"}},{"kind":"Field","name":{"kind":"Name","value":"entradas"}},{"kind":"Field","name":{"kind":"Name","value":"saidas"}},{"kind":"Field","name":{"kind":"Name","value":"saldosIniciais"}},{"kind":"Field","name":{"kind":"Name","value":"transferencias"}},{"kind":"Field","name":{"kind":"Name","value":"saldo"}}]}}]}}]}}]} as unknown as DocumentNode<SaldosDoMesQuery, SaldosDoMesQueryVariables>;
export const useSaldosDoMesQuery = (options: useQuery.Options<SaldosDoMesQuery, SaldosDoMesQueryVariables> | SkipToken): useQuery.Result<SaldosDoMesQuery, SaldosDoMesQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(SaldosDoMesDocument, options as never) as never