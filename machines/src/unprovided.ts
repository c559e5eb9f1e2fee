import {
  type AnyEventObject,
  type EventObject,
  fromCallback,
  fromPromise,
  type NonReducibleUnknown,
} from 'xstate';

/** Throws because a bare machine was started in place of the one that its `…With` function returns. */
export const failUnprovided = (name: string): never => {
  throw new Error(`"${name}" is not provided: start the machine that its "With" function returns`);
};

/** A placeholder for a promise actor: it always rejects, and its error names the actor. */
export const unprovided = <Output, Input extends NonReducibleUnknown = NonReducibleUnknown>(name: string) =>
  fromPromise<Output, Input>(async () => failUnprovided(name));

/** A placeholder for a callback actor: it fails as soon as it starts, and its error names the actor. */
export const unprovidedCallback = <
  Event extends EventObject = AnyEventObject,
  Input extends NonReducibleUnknown = void,
>(
  name: string,
) => fromCallback<Event, Input>(() => failUnprovided(name));
