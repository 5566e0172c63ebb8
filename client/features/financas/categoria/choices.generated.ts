/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types';

import { useQuery, type SkipToken } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CategoriaChoicesQueryVariables = Exact<{
  natureza: string;
}>;


export type CategoriaChoicesQuery = { categorias: { nodes: Array<{ id: number, uuid: string, nome: string, raiz: number, fixa: boolean, restrita: boolean, ativa: boolean }> } };


export const CategoriaChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CategoriaChoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"natureza"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"categorias"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"filtro"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"natureza"},"value":{"kind":"Variable","name":{"kind":"Name","value":"natureza"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"raiz"}},{"kind":"Field","name":{"kind":"Name","value":"fixa"}},{"kind":"Field","name":{"kind":"Name","value":"restrita"}},{"kind":"Field","name":{"kind":"Name","value":"ativa"}}]}}]}}]}}]} as unknown as DocumentNode<CategoriaChoicesQuery, CategoriaChoicesQueryVariables>;
export const useCategoriaChoicesQuery = (options: useQuery.Options<CategoriaChoicesQuery, CategoriaChoicesQueryVariables> | SkipToken): useQuery.Result<CategoriaChoicesQuery, CategoriaChoicesQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(CategoriaChoicesDocument, options as never) as never