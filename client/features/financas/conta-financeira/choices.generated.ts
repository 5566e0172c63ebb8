/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types';

import { useQuery, type SkipToken } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ContaFinanceiraChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type ContaFinanceiraChoicesQuery = { contasFinanceiras: { nodes: Array<{ id: number, uuid: string, nome: string, tipo: string, ativa: boolean, padrao: boolean, meios: Array<string>, saldoInicial: string | null, dataSaldoInicial: string }> } };


export const ContaFinanceiraChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContaFinanceiraChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contasFinanceiras"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"tipo"}},{"kind":"Field","name":{"kind":"Name","value":"ativa"}},{"kind":"Field","name":{"kind":"Name","value":"padrao"}},{"kind":"Field","name":{"kind":"Name","value":"meios"}},{"kind":"Field","name":{"kind":"Name","value":"saldoInicial"}},{"kind":"Field","name":{"kind":"Name","value":"dataSaldoInicial"}}]}}]}}]}}]} as unknown as DocumentNode<ContaFinanceiraChoicesQuery, ContaFinanceiraChoicesQueryVariables>;
export const useContaFinanceiraChoicesQuery = (options?: useQuery.Options<ContaFinanceiraChoicesQuery, ContaFinanceiraChoicesQueryVariables> | SkipToken): useQuery.Result<ContaFinanceiraChoicesQuery, ContaFinanceiraChoicesQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(ContaFinanceiraChoicesDocument, options as never) as never