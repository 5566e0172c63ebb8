/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../gql/types';

import { useQuery, type SkipToken } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type FrequenciaCultosQueryVariables = Exact<{
  de?: string | null | undefined;
}>;


export type FrequenciaCultosQuery = { frequenciaCultos: Array<{ idCulto: number, dataCulto: string, horaCulto: string, temaCulto: string | null, presentes: number, visitantes: number }> };


export const FrequenciaCultosDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FrequenciaCultos"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"de"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateOnly"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"frequenciaCultos"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"de"},"value":{"kind":"Variable","name":{"kind":"Name","value":"de"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"idCulto"}},{"kind":"Field","name":{"kind":"Name","value":"dataCulto"}},{"kind":"Field","name":{"kind":"Name","value":"horaCulto"}},{"kind":"Field","name":{"kind":"Name","value":"temaCulto"}},{"kind":"Field","name":{"kind":"Name","value":"presentes"}},{"kind":"Field","name":{"kind":"Name","value":"visitantes"}}]}}]}}]} as unknown as DocumentNode<FrequenciaCultosQuery, FrequenciaCultosQueryVariables>;
export const useFrequenciaCultosQuery = (options?: useQuery.Options<FrequenciaCultosQuery, FrequenciaCultosQueryVariables> | SkipToken): useQuery.Result<FrequenciaCultosQuery, FrequenciaCultosQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(FrequenciaCultosDocument, options as never) as never