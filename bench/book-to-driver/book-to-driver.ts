import { median, medianRatio } from '../figures.ts';
import { ServerProcess } from '../server-process.ts';

type Ready = { url: string; token: string; socket: string };
const batches = 10;
const allowed = 6;
const trip = {
  pickup_location: { latitude: 37.7793, longitude: -122.4193, address: 'City Hall, San Francisco' },
  dropoff_location: { latitude: 37.7955, longitude: -122.3937, address: 'Ferry Building, San Francisco' },
  vehicle_type: 'economy',
  passenger_count: 1,
  special_requirements: null,
};

/** A rider who books and a driver who receives the live message, on one server. */
class Pair {
  readonly #process: ServerProcess<Ready>;
  #ready: Ready = { url: '', token: '', socket: '' };
  #seen = new Map<string, () => void>();
  #early = new Set<string>();
  #socket: WebSocket | undefined;
  readonly cpu: number[] = [];
  readonly wall: number[] = [];

  constructor(script: string) {
    this.#process = new ServerProcess(new URL(script, import.meta.url));
  }

  async open(): Promise<void> {
    this.#ready = await this.#process.ready();
    const socket = new WebSocket(this.#ready.socket);
    this.#socket = socket;
    socket.onmessage = ({ data }) => {
      const { type, ride_id } = JSON.parse(data);
      if (type !== 'ride_request') return;
      this.#early.add(ride_id);
      this.#seen.get(ride_id)?.();
    };
    await new Promise((open) => {
      socket.onopen = open;
    });
  }

  /** Books once. Resolves when the driver has received the message about this ride. */
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
    if (answer.status !== 201 || matches_found !== 1) throw new Error(`Booking answered ${answer.status}`);
    if (this.#early.has(request_id)) return;
    await new Promise<void>((seen) => this.#seen.set(request_id, seen));
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
    this.#socket?.close();
    this.#process.stop();
  }
}

/** From the rider's request to the driver's frame, alternately on our server and a minimal one. At most 6 times its CPU. */
export const bookToDriver = async (rounds: number): Promise<void> => {
  const [ours, peer] = [new Pair('./ours.ts'), new Pair('./peer.ts')];
  try {
    await Promise.all([ours.open(), peer.open()]);
    for (const pair of [ours, peer]) {
      await pair.batch(100);
      pair.cpu.length = 0;
      pair.wall.length = 0;
    }
    for (let batch = 0; batch < batches; batch += 1) {
      await ours.batch(Math.ceil(rounds / batches));
      await peer.batch(Math.ceil(rounds / batches));
    }
    const line = ({ cpu, wall }: Pair) => `${median(cpu).toFixed(2)} ms CPU, ${median(wall).toFixed(2)} ms`;
    console.log(`book to driver: ${rounds} bookings, each seen by the driver`);
    console.log(`  per booking: ours ${line(ours)}; bare peer ${line(peer)}`);
    console.log(`  median CPU ratio ${medianRatio(ours.cpu, peer.cpu).toFixed(2)} (at most ${allowed})`);
  } finally {
    ours.close();
    peer.close();
  }
};
