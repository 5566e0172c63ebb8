/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types';

import { useQuery, type SkipToken } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SalasLivresQueryVariables = Exact<{
  dataInicio?: string | null | undefined;
  dataFim?: string | null | undefined;
}>;


export type SalasLivresQuery = { disponibilidadeRecursos: { nodes: Array<{ livres: number, recurso: { id: number, uuid: string, nomeRecurso: string, descricao: string | null, quantidade: number }, reservas: Array<{ id: number, uuid: string, finalidade: string, dataInicio: string, dataFim: string }> }> } };


export const SalasLivresDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SalasLivres"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"dataInicio"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"dataFim"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"disponibilidadeRecursos"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"dataInicio"},"value":{"kind":"Variable","name":{"kind":"Name","value":"dataInicio"}}},{"kind":"Argument","name":{"kind":"Name","value":"dataFim"},"value":{"kind":"Variable","name":{"kind":"Name","value":"dataFim"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"livres"}},{"kind":"Field","name":{"kind":"Name","value":"recurso"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"nomeRecurso"}},{"kind":"Field","name":{"kind":"Name","value":"descricao"}},{"kind":"Field","name":{"kind":"Name","value":"quantidade"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reservas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"finalidade"}},{"kind":"Field","name":{"kind":"Name","value":"dataInicio"}},{"kind":"Field","name":{"kind":"Name","value":"dataFim"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SalasLivresQuery, SalasLivresQueryVariables>;
export const useSalasLivresQuery = (options?: useQuery.Options<SalasLivresQuery, SalasLivresQueryVariables> | SkipToken): useQuery.Result<SalasLivresQuery, SalasLivresQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(SalasLivresDocument, options as never) as never