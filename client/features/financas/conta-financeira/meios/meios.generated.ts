/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../gql/types';

import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type DefinirContasDosMeiosMutationVariables = Exact<{
  itens: Array<Types.ContaDoMeioInput> | Types.ContaDoMeioInput;
}>;


export type DefinirContasDosMeiosMutation = { definirContasDosMeios: Array<{ id: number, uuid: string, meios: Array<string> }> };


export const DefinirContasDosMeiosDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DefinirContasDosMeios"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"itens"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContaDoMeioInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"definirContasDosMeios"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"itens"},"value":{"kind":"Variable","name":{"kind":"Name","value":"itens"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"meios"}}]}}]}}]} as unknown as DocumentNode<DefinirContasDosMeiosMutation, DefinirContasDosMeiosMutationVariables>;
export const useDefinirContasDosMeiosMutation = (options?: useMutation.Options<DefinirContasDosMeiosMutation, DefinirContasDosMeiosMutationVariables>): useMutation.ResultTuple<DefinirContasDosMeiosMutation, DefinirContasDosMeiosMutationVariables> => useMutation(DefinirContasDosMeiosDocument, options as never) as never