/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types';

import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ExcluirMissaoMutationVariables = Exact<{
  id: string | number;
}>;


export type ExcluirMissaoMutation = { excluirMissao: { message: string } };

export type RestaurarMissaoMutationVariables = Exact<{
  id: string | number;
}>;


export type RestaurarMissaoMutation = { restaurarMissao: { id: number, uuid: string, excluidoEm: string | null, acoesPermitidas: Array<string> } };


export const ExcluirMissaoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExcluirMissao"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"excluirMissao"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ExcluirMissaoMutation, ExcluirMissaoMutationVariables>;
export const RestaurarMissaoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestaurarMissao"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restaurarMissao"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]}}]} as unknown as DocumentNode<RestaurarMissaoMutation, RestaurarMissaoMutationVariables>;
export const useExcluirMissaoMutation = (options?: useMutation.Options<ExcluirMissaoMutation, ExcluirMissaoMutationVariables>): useMutation.ResultTuple<ExcluirMissaoMutation, ExcluirMissaoMutationVariables> => useMutation(ExcluirMissaoDocument, options as never) as never
export const useRestaurarMissaoMutation = (options?: useMutation.Options<RestaurarMissaoMutation, RestaurarMissaoMutationVariables>): useMutation.ResultTuple<RestaurarMissaoMutation, RestaurarMissaoMutationVariables> => useMutation(RestaurarMissaoDocument, options as never) as never