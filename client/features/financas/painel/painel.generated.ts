/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types';

import { useQuery, type SkipToken } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PainelFinanceiroQueryVariables = Exact<{
  inicio: string;
  fim: string;
}>;


export type PainelFinanceiroQuery = { livroCaixa: { saldoAnterior: string, entradas: string, saidas: string, saldo: string, meses: Array<{ mes: string, entradas: string, saidas: string, saldo: string }>, categorias: Array<{ tipo: string, categoria: number, nomeCategoria: string, total: string }> } };


export const PainelFinanceiroDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PainelFinanceiro"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"inicio"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateOnly"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"fim"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateOnly"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"livroCaixa"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"inicio"},"value":{"kind":"Variable","name":{"kind":"Name","value":"inicio"}}},{"kind":"Argument","name":{"kind":"Name","value":"fim"},"value":{"kind":"Variable","name":{"kind":"Name","value":"fim"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saldoAnterior"}},{"kind":"Field","name":{"kind":"Name","value":"entradas"}},{"kind":"Field","name":{"kind":"Name","value":"saidas"}},{"kind":"Field","name":{"kind":"Name","value":"saldo"}},{"kind":"Field","name":{"kind":"Name","value":"meses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mes"}},{"kind":"Field","name":{"kind":"Name","value":"entradas"}},{"kind":"Field","name":{"kind":"Name","value":"saidas"}},{"kind":"Field","name":{"kind":"Name","value":"saldo"}}]}},{"kind":"Field","name":{"kind":"Name","value":"categorias"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tipo"}},{"kind":"Field","name":{"kind":"Name","value":"categoria"}},{"kind":"Field","name":{"kind":"Name","value":"nomeCategoria"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]}}]} as unknown as DocumentNode<PainelFinanceiroQuery, PainelFinanceiroQueryVariables>;
export const usePainelFinanceiroQuery = (options: useQuery.Options<PainelFinanceiroQuery, PainelFinanceiroQueryVariables> | SkipToken): useQuery.Result<PainelFinanceiroQuery, PainelFinanceiroQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(PainelFinanceiroDocument, options as never) as never