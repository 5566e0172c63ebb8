/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../gql/types';

import { useQuery, type SkipToken } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ResumoOrcamentosQueryVariables = Exact<{
  inicio?: string | null | undefined;
  fim?: string | null | undefined;
}>;


export type ResumoOrcamentosQuery = { resumoOrcamentos: { inicio: string, fim: string, previsto: string, pendente: string, gasto: string, saldo: string, percentual: string | null, departamentos: Array<{ idDepartamento: number, tituloDepartamento: string, previsto: string, pendente: string, gasto: string, saldo: string, percentual: string | null }> } };


export const ResumoOrcamentosDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ResumoOrcamentos"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"inicio"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateOnly"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"fim"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateOnly"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resumoOrcamentos"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"inicio"},"value":{"kind":"Variable","name":{"kind":"Name","value":"inicio"}}},{"kind":"Argument","name":{"kind":"Name","value":"fim"},"value":{"kind":"Variable","name":{"kind":"Name","value":"fim"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inicio"}},{"kind":"Field","name":{"kind":"Name","value":"fim"}},{"kind":"Field","name":{"kind":"Name","value":"previsto"}},{"kind":"Field","name":{"kind":"Name","value":"pendente"}},{"kind":"Field","name":{"kind":"Name","value":"gasto"}},{"kind":"Field","name":{"kind":"Name","value":"saldo"}},{"kind":"Field","name":{"kind":"Name","value":"percentual"}},{"kind":"Field","name":{"kind":"Name","value":"departamentos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"idDepartamento"}},{"kind":"Field","name":{"kind":"Name","value":"tituloDepartamento"}},{"kind":"Field","name":{"kind":"Name","value":"previsto"}},{"kind":"Field","name":{"kind":"Name","value":"pendente"}},{"kind":"Field","name":{"kind":"Name","value":"gasto"}},{"kind":"Field","name":{"kind":"Name","value":"saldo"}},{"kind":"Field","name":{"kind":"Name","value":"percentual"}}]}}]}}]}}]} as unknown as DocumentNode<ResumoOrcamentosQuery, ResumoOrcamentosQueryVariables>;
export const useResumoOrcamentosQuery = (options?: useQuery.Options<ResumoOrcamentosQuery, ResumoOrcamentosQueryVariables> | SkipToken): useQuery.Result<ResumoOrcamentosQuery, ResumoOrcamentosQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(ResumoOrcamentosDocument, options as never) as never