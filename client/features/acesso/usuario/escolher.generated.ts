/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types';

import { useQuery, type SkipToken } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PessoasParaEscolherQueryVariables = Exact<{
  busca: string;
  filtro?: Types.EscolhaFiltro | null | undefined;
  ordem?: string | null | undefined;
}>;


export type PessoasParaEscolherQuery = { pessoasParaEscolher: Array<{ id: number, uuid: string, name: string, bairro: string | null }> };


export const PessoasParaEscolherDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PessoasParaEscolher"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"busca"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filtro"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EscolhaFiltro"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ordem"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pessoasParaEscolher"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"busca"},"value":{"kind":"Variable","name":{"kind":"Name","value":"busca"}}},{"kind":"Argument","name":{"kind":"Name","value":"filtro"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filtro"}}},{"kind":"Argument","name":{"kind":"Name","value":"ordem"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ordem"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"bairro"}}]}}]}}]} as unknown as DocumentNode<PessoasParaEscolherQuery, PessoasParaEscolherQueryVariables>;
export const usePessoasParaEscolherQuery = (options: useQuery.Options<PessoasParaEscolherQuery, PessoasParaEscolherQueryVariables> | SkipToken): useQuery.Result<PessoasParaEscolherQuery, PessoasParaEscolherQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(PessoasParaEscolherDocument, options as never) as never