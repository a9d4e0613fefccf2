/** Two short tones, a fourth apart: pitch in hertz and start time in seconds. */
const tones = [
  { pitch: 660, at: 0 },
  { pitch: 880, at: 0.16 },
] as const;
const seconds = 0.22;
const volume = 0.2;

let context: AudioContext | undefined;

/** Plays a short sound. Browsers that block audio before the first user interaction stay silent. */
export async function playChime(): Promise<void> {
  context ??= new AudioContext();
  if (context.state === "suspended") await context.resume();
  const now = context.currentTime;
  for (const { pitch, at } of tones) {
    const oscillator = new OscillatorNode(context, { frequency: pitch });
    const gain = new GainNode(context, { gain: volume });
    gain.gain.setTargetAtTime(0, now + at + 0.05, 0.05);
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(now + at);
    oscillator.stop(now + at + seconds);
  }
}
