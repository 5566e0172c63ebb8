/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types';

import { useQuery, type SkipToken } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AvisoPrevisaoQueryVariables = Exact<{
  categoria: number;
  idCategoria?: string | number | null | undefined;
  data: string;
  valor: string;
  idSaida?: string | number | null | undefined;
}>;


export type AvisoPrevisaoQuery = { avisoPrevisao: string | null };


export const AvisoPrevisaoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AvisoPrevisao"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"categoria"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idCategoria"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"data"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateOnly"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"valor"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Decimal"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idSaida"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"avisoPrevisao"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"categoria"},"value":{"kind":"Variable","name":{"kind":"Name","value":"categoria"}}},{"kind":"Argument","name":{"kind":"Name","value":"idCategoria"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idCategoria"}}},{"kind":"Argument","name":{"kind":"Name","value":"data"},"value":{"kind":"Variable","name":{"kind":"Name","value":"data"}}},{"kind":"Argument","name":{"kind":"Name","value":"valor"},"value":{"kind":"Variable","name":{"kind":"Name","value":"valor"}}},{"kind":"Argument","name":{"kind":"Name","value":"idSaida"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idSaida"}}}]}]}}]} as unknown as DocumentNode<AvisoPrevisaoQuery, AvisoPrevisaoQueryVariables>;
export const useAvisoPrevisaoQuery = (options: useQuery.Options<AvisoPrevisaoQuery, AvisoPrevisaoQueryVariables> | SkipToken): useQuery.Result<AvisoPrevisaoQuery, AvisoPrevisaoQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(AvisoPrevisaoDocument, options as never) as never