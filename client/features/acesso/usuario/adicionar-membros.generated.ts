/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types';

import { useQuery, type SkipToken } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PessoasAtivasQueryVariables = Exact<{ [key: string]: never; }>;


export type PessoasAtivasQuery = { usuarios: { totalCount: number } };


export const PessoasAtivasDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PessoasAtivas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"usuarios"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"filtro"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"usuarioAtivo"},"value":{"kind":"IntValue","value":"1"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<PessoasAtivasQuery, PessoasAtivasQueryVariables>;
export const usePessoasAtivasQuery = (options?: useQuery.Options<PessoasAtivasQuery, PessoasAtivasQueryVariables> | SkipToken): useQuery.Result<PessoasAtivasQuery, PessoasAtivasQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(PessoasAtivasDocument, options as never) as never