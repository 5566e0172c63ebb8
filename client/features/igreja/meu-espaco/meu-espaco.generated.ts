/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types';

import { useQuery, type SkipToken } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MeuEspacoQueryVariables = Exact<{ [key: string]: never; }>;


export type MeuEspacoQuery = { home: { minhasEscalas: Array<{ id: number, uuid: string, funcao: string, resposta: string, dataCulto: string, horaCulto: string }>, minhaCelula: { id: number, uuid: string, nomeCelula: string, diaCelula: number | null, horaCelula: string | null } | null, meusDizimos: { soma: string, ultimo: string | null } | null } };


export const MeuEspacoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MeuEspaco"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"home"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minhasEscalas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"funcao"}},{"kind":"Field","name":{"kind":"Name","value":"resposta"}},{"kind":"Field","name":{"kind":"Name","value":"dataCulto"}},{"kind":"Field","name":{"kind":"Name","value":"horaCulto"}}]}},{"kind":"Field","name":{"kind":"Name","value":"minhaCelula"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"nomeCelula"}},{"kind":"Field","name":{"kind":"Name","value":"diaCelula"}},{"kind":"Field","name":{"kind":"Name","value":"horaCelula"}}]}},{"kind":"Field","name":{"kind":"Name","value":"meusDizimos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"soma"}},{"kind":"Field","name":{"kind":"Name","value":"ultimo"}}]}}]}}]}}]} as unknown as DocumentNode<MeuEspacoQuery, MeuEspacoQueryVariables>;
export const useMeuEspacoQuery = (options?: useQuery.Options<MeuEspacoQuery, MeuEspacoQueryVariables> | SkipToken): useQuery.Result<MeuEspacoQuery, MeuEspacoQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(MeuEspacoDocument, options as never) as never