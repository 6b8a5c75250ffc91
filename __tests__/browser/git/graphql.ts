/** Answers GraphQL requests by a service's published schema, as the service itself would. */
import {
  defaultFieldResolver,
  type ExecutionResult,
  type GraphQLError,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  graphqlSync,
} from 'graphql';
import { type Answer, type Call, json } from './service';

/** What the service itself would refuse; any other error is a fault of the request or of the stand-in. */
export class Refusal extends Error {}

interface Request {
  query: string;
  variables: Record<string, unknown>;
}

/** `rootOf` gives the values of queries and mutations; their functions receive the arguments. */
export function answerGraphql(
  schema: () => GraphQLSchema,
  rootOf: (call: Call) => unknown,
): Answer {
  return (call) => {
    const { query: source, variables: variableValues } = call.body as Request;
    const rootValue = rootOf(call);
    const result = graphqlSync({
      schema: schema(),
      source,
      variableValues,
      rootValue,
      fieldResolver,
    });
    const faults = result.errors?.filter((error) => !isRefusal(error)) ?? [];
    if (faults.length) throw new Error(`${faults.join('\n')}\n${source}`);
    return json<ExecutionResult>(result);
  };
}

const isRefusal = ({ originalError }: GraphQLError) => originalError instanceof Refusal;

/** Rejects a field that the stand-in doesn't have, which would count as empty otherwise. */
const fieldResolver: GraphQLFieldResolver<object, unknown> = (source, args, context, info) => {
  const { fieldName, parentType } = info;
  if (!(fieldName in source)) throw new Error(`Unknown field ${parentType.name}.${fieldName}`);
  return defaultFieldResolver(source, args, context, info);
};
