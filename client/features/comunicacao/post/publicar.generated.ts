/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types';

import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PublicarPostMutationVariables = Exact<{
  id: string | number;
}>;


export type PublicarPostMutation = { publicarPost: { id: number, uuid: string, statusPost: number, publicadoEm: string | null, acoesPermitidas: Array<string> } };

export type OcultarPostMutationVariables = Exact<{
  id: string | number;
}>;


export type OcultarPostMutation = { ocultarPost: { id: number, uuid: string, statusPost: number, publicadoEm: string | null, acoesPermitidas: Array<string> } };


export const PublicarPostDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PublicarPost"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publicarPost"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"statusPost"}},{"kind":"Field","name":{"kind":"Name","value":"publicadoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]}}]} as unknown as DocumentNode<PublicarPostMutation, PublicarPostMutationVariables>;
export const OcultarPostDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OcultarPost"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ocultarPost"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"statusPost"}},{"kind":"Field","name":{"kind":"Name","value":"publicadoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]}}]} as unknown as DocumentNode<OcultarPostMutation, OcultarPostMutationVariables>;
export const usePublicarPostMutation = (options?: useMutation.Options<PublicarPostMutation, PublicarPostMutationVariables>): useMutation.ResultTuple<PublicarPostMutation, PublicarPostMutationVariables> => useMutation(PublicarPostDocument, options as never) as never
export const useOcultarPostMutation = (options?: useMutation.Options<OcultarPostMutation, OcultarPostMutationVariables>): useMutation.ResultTuple<OcultarPostMutation, OcultarPostMutationVariables> => useMutation(OcultarPostDocument, options as never) as never