/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types';

import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ExcluirCelulaMutationVariables = Exact<{
  id: string | number;
}>;


export type ExcluirCelulaMutation = { excluirCelula: { message: string } };

export type RestaurarCelulaMutationVariables = Exact<{
  id: string | number;
}>;


export type RestaurarCelulaMutation = { restaurarCelula: { id: number, uuid: string, excluidoEm: string | null, acoesPermitidas: Array<string> } };


export const ExcluirCelulaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExcluirCelula"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"excluirCelula"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ExcluirCelulaMutation, ExcluirCelulaMutationVariables>;
export const RestaurarCelulaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestaurarCelula"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restaurarCelula"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]}}]} as unknown as DocumentNode<RestaurarCelulaMutation, RestaurarCelulaMutationVariables>;
export const useExcluirCelulaMutation = (options?: useMutation.Options<ExcluirCelulaMutation, ExcluirCelulaMutationVariables>): useMutation.ResultTuple<ExcluirCelulaMutation, ExcluirCelulaMutationVariables> => useMutation(ExcluirCelulaDocument, options as never) as never
export const useRestaurarCelulaMutation = (options?: useMutation.Options<RestaurarCelulaMutation, RestaurarCelulaMutationVariables>): useMutation.ResultTuple<RestaurarCelulaMutation, RestaurarCelulaMutationVariables> => useMutation(RestaurarCelulaDocument, options as never) as never