/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types';

import { useQuery, type SkipToken } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type LocalChoicesQueryVariables = Exact<{
  first: number;
  busca?: string | null | undefined;
}>;


export type LocalChoicesQuery = { locais: { nodes: Array<{ id: number, uuid: string, nomeLocal: string }> } };

export type LocalEscolhidoQueryVariables = Exact<{
  id: string | number;
}>;


export type LocalEscolhidoQuery = { local: { id: number, uuid: string, nomeLocal: string } };


export const LocalChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LocalChoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"busca"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"locais"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"busca"},"value":{"kind":"Variable","name":{"kind":"Name","value":"busca"}}},{"kind":"Argument","name":{"kind":"Name","value":"ordem"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"campo"},"value":{"kind":"EnumValue","value":"nomeLocal"}},{"kind":"ObjectField","name":{"kind":"Name","value":"direcao"},"value":{"kind":"EnumValue","value":"ASC"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"nomeLocal"}}]}}]}}]}}]} as unknown as DocumentNode<LocalChoicesQuery, LocalChoicesQueryVariables>;
export const LocalEscolhidoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LocalEscolhido"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"local"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"nomeLocal"}}]}}]}}]} as unknown as DocumentNode<LocalEscolhidoQuery, LocalEscolhidoQueryVariables>;
export const useLocalChoicesQuery = (options: useQuery.Options<LocalChoicesQuery, LocalChoicesQueryVariables> | SkipToken): useQuery.Result<LocalChoicesQuery, LocalChoicesQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(LocalChoicesDocument, options as never) as never
export const useLocalEscolhidoQuery = (options: useQuery.Options<LocalEscolhidoQuery, LocalEscolhidoQueryVariables> | SkipToken): useQuery.Result<LocalEscolhidoQuery, LocalEscolhidoQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(LocalEscolhidoDocument, options as never) as never