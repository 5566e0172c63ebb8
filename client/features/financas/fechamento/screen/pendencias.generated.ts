/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../gql/types';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PendenciasDoFechamentoQueryVariables = Exact<{
  ate: string;
}>;


export type PendenciasDoFechamentoQuery = { esperaNosLivros: { movimentos: number | null, pix: number | null, somaPix: string | null, devolucoes: number | null, contagens: number | null } };


export const PendenciasDoFechamentoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PendenciasDoFechamento"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ate"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateOnly"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"esperaNosLivros"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ate"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ate"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"movimentos"}},{"kind":"Field","name":{"kind":"Name","value":"pix"}},{"kind":"Field","name":{"kind":"Name","value":"somaPix"}},{"kind":"Field","name":{"kind":"Name","value":"devolucoes"}},{"kind":"Field","name":{"kind":"Name","value":"contagens"}}]}}]}}]} as unknown as DocumentNode<PendenciasDoFechamentoQuery, PendenciasDoFechamentoQueryVariables>;