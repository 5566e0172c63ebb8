/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../gql/types';

import { useQuery, type SkipToken } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type LivroCaixaResumoQueryVariables = Exact<{
  mes: string;
  fim: string;
  ano: string;
}>;


export type LivroCaixaResumoQuery = { mes: { inicio: string, saldoAnterior: string, entradas: string, saidas: string, saldosIniciais: string, saldo: string }, ano: { inicio: string, meses: Array<{ mes: string, entradas: string, saidas: string, resultado: string, saldo: string }> } };


export const LivroCaixaResumoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LivroCaixaResumo"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"mes"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateOnly"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"fim"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateOnly"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ano"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateOnly"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"mes"},"name":{"kind":"Name","value":"livroCaixa"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"inicio"},"value":{"kind":"Variable","name":{"kind":"Name","value":"mes"}}},{"kind":"Argument","name":{"kind":"Name","value":"fim"},"value":{"kind":"Variable","name":{"kind":"Name","value":"fim"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inicio"}},{"kind":"Field","name":{"kind":"Name","value":"saldoAnterior"}},{"kind":"Field","name":{"kind":"Name","value":"entradas"}},{"kind":"Field","name":{"kind":"Name","value":"saidas"}},{"kind":"Field","name":{"kind":"Name","value":"saldosIniciais"}},{"kind":"Field","name":{"kind":"Name","value":"saldo"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"ano"},"name":{"kind":"Name","value":"livroCaixa"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"inicio"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ano"}}},{"kind":"Argument","name":{"kind":"Name","value":"fim"},"value":{"kind":"Variable","name":{"kind":"Name","value":"fim"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inicio"}},{"kind":"Field","name":{"kind":"Name","value":"meses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mes"}},{"kind":"Field","name":{"kind":"Name","value":"entradas"}},{"kind":"Field","name":{"kind":"Name","value":"saidas"}},{"kind":"Field","name":{"kind":"Name","value":"resultado"}},{"kind":"Field","name":{"kind":"Name","value":"saldo"}}]}}]}}]}}]} as unknown as DocumentNode<LivroCaixaResumoQuery, LivroCaixaResumoQueryVariables>;
export const useLivroCaixaResumoQuery = (options: useQuery.Options<LivroCaixaResumoQuery, LivroCaixaResumoQueryVariables> | SkipToken): useQuery.Result<LivroCaixaResumoQuery, LivroCaixaResumoQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(LivroCaixaResumoDocument, options as never) as never