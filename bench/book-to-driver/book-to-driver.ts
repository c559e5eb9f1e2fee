import { median, medianRatio } from '../figures.ts';
import { ServerProcess } from '../server-process.ts';
import { drivers } from './field.ts';

type Ready = { url: string; token: string; sockets: string[] };
const batches = 10;
const allowed = 6;
const trip = {
  pickup_location: { latitude: 37.7793, longitude: -122.4193, address: 'City Hall, San Francisco' },
  dropoff_location: { latitude: 37.7955, longitude: -122.3937, address: 'Ferry Building, San Francisco' },
  vehicle_type: 'economy',
  passenger_count: 1,
  special_requirements: null,
};

/** A rider who books and the drivers who receive the live message, on one server. */
class Cast {
  readonly #process: ServerProcess<Ready>;
  #ready: Ready = { url: '', token: '', sockets: [] };
  readonly #sockets: WebSocket[] = [];
  /** How many drivers have received the message about a ride. */
  readonly #received = new Map<string, number>();
  #onReceived: () => void = () => undefined;
  readonly cpu: number[] = [];
  readonly wall: number[] = [];

  constructor(script: string) {
    this.#process = new ServerProcess(new URL(script, import.meta.url));
  }

  async open(): Promise<void> {
    this.#ready = await this.#process.ready();
    for (const url of this.#ready.sockets) {
      const socket = new WebSocket(url);
      this.#sockets.push(socket);
      socket.onmessage = ({ data }) => this.#receive(JSON.parse(data));
      await new Promise((open) => {
        socket.onopen = open;
      });
    }
  }

  #receive({ type, ride_id }: { type: string; ride_id: string }): void {
    if (type !== 'ride_request') return;
    this.#received.set(ride_id, (this.#received.get(ride_id) ?? 0) + 1);
    this.#onReceived();
  }

  /** Books once. Resolves when every driver has received the message about this ride. */
  async #book(): Promise<void> {
    const answer = await fetch(`${this.#ready.url}/api/rides/request`, {
      method: 'POST',
      headers: { authorization: `Bearer ${this.#ready.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(trip),
    });
    const { request_id, matches_found } = (await answer.json()) as {
      request_id: string;
      matches_found: number;
    };
    if (answer.status !== 201 || matches_found !== drivers)
      throw new Error(`Booking answered ${answer.status}`);
    await new Promise<void>((done) => {
      this.#onReceived = () => {
        if (this.#received.get(request_id) === drivers) done();
      };
      this.#onReceived();
    });
  }

  async batch(rounds: number): Promise<void> {
    let [cpu, wall] = [0, 0];
    for (let round = 0; round < rounds; round += 1) {
      await this.#process.ask('clear');
      const before = await this.#process.cpu();
      const start = performance.now();
      await this.#book();
      wall += performance.now() - start;
      cpu += (await this.#process.cpu()) - before;
    }
    this.cpu.push(cpu / rounds / 1000);
    this.wall.push(wall / rounds);
  }

  close(): void {
    for (const socket of this.#sockets) socket.close();
    this.#process.stop();
  }
}

/** From the rider's request to the frames of the first drivers who are asked, alternately on our server and a minimal one. At most 6 times its CPU. */
export const bookToDriver = async (rounds: number): Promise<void> => {
  const [ours, peer] = [new Cast('./ours.ts'), new Cast('./peer.ts')];
  try {
    await Promise.all([ours.open(), peer.open()]);
    for (const cast of [ours, peer]) {
      await cast.batch(100);
      cast.cpu.length = 0;
      cast.wall.length = 0;
    }
    for (let batch = 0; batch < batches; batch += 1) {
      await ours.batch(Math.ceil(rounds / batches));
      await peer.batch(Math.ceil(rounds / batches));
    }
    const line = ({ cpu, wall }: Cast) => `${median(cpu).toFixed(2)} ms CPU, ${median(wall).toFixed(2)} ms`;
    console.log(`book to driver: ${rounds} bookings, each seen by ${drivers} drivers`);
    console.log(`  per booking: ours ${line(ours)}; bare peer ${line(peer)}`);
    console.log(`  median CPU ratio ${medianRatio(ours.cpu, peer.cpu).toFixed(2)} (at most ${allowed})`);
  } finally {
    ours.close();
    peer.close();
  }
};
