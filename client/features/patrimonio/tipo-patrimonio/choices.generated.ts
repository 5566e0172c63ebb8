/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types';

import { useQuery, type SkipToken } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type TipoPatrimonioEscolhidoQueryVariables = Exact<{
  id: string | number;
}>;


export type TipoPatrimonioEscolhidoQuery = { tipoPatrimonio: { id: number, uuid: string, tipoPatrimonio: string } };

export type TipoPatrimonioChoicesQueryVariables = Exact<{
  first: number;
  busca?: string | null | undefined;
}>;


export type TipoPatrimonioChoicesQuery = { tipoPatrimonios: { nodes: Array<{ id: number, uuid: string, tipoPatrimonio: string }> } };


export const TipoPatrimonioEscolhidoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TipoPatrimonioEscolhido"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tipoPatrimonio"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"tipoPatrimonio"}}]}}]}}]} as unknown as DocumentNode<TipoPatrimonioEscolhidoQuery, TipoPatrimonioEscolhidoQueryVariables>;
export const TipoPatrimonioChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TipoPatrimonioChoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"busca"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tipoPatrimonios"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"busca"},"value":{"kind":"Variable","name":{"kind":"Name","value":"busca"}}},{"kind":"Argument","name":{"kind":"Name","value":"ordem"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"campo"},"value":{"kind":"EnumValue","value":"tipoPatrimonio"}},{"kind":"ObjectField","name":{"kind":"Name","value":"direcao"},"value":{"kind":"EnumValue","value":"ASC"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"tipoPatrimonio"}}]}}]}}]}}]} as unknown as DocumentNode<TipoPatrimonioChoicesQuery, TipoPatrimonioChoicesQueryVariables>;
export const useTipoPatrimonioEscolhidoQuery = (options: useQuery.Options<TipoPatrimonioEscolhidoQuery, TipoPatrimonioEscolhidoQueryVariables> | SkipToken): useQuery.Result<TipoPatrimonioEscolhidoQuery, TipoPatrimonioEscolhidoQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(TipoPatrimonioEscolhidoDocument, options as never) as never
export const useTipoPatrimonioChoicesQuery = (options: useQuery.Options<TipoPatrimonioChoicesQuery, TipoPatrimonioChoicesQueryVariables> | SkipToken): useQuery.Result<TipoPatrimonioChoicesQuery, TipoPatrimonioChoicesQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(TipoPatrimonioChoicesDocument, options as never) as never