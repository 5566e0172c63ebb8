/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../gql/types';

import { useQuery, type SkipToken } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CelulasDosRelatoriosQueryVariables = Exact<{ [key: string]: never; }>;


export type CelulasDosRelatoriosQuery = { celulas: { totalCount: number, nodes: Array<{ id: number, uuid: string, nomeCelula: string }> } };


export const CelulasDosRelatoriosDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CelulasDosRelatorios"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"celulas"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"nomeCelula"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<CelulasDosRelatoriosQuery, CelulasDosRelatoriosQueryVariables>;
export const useCelulasDosRelatoriosQuery = (options?: useQuery.Options<CelulasDosRelatoriosQuery, CelulasDosRelatoriosQueryVariables> | SkipToken): useQuery.Result<CelulasDosRelatoriosQuery, CelulasDosRelatoriosQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(CelulasDosRelatoriosDocument, options as never) as never